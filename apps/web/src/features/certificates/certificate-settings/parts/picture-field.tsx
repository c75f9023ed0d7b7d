import { certificateLimits } from '@doselore/contract/certificate-settings';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../../../platform/banner/index.ts';
import type { FieldProps } from '../../../../ui/form/index.ts';
import { formatBytes } from '../../../../ui/formats/index.ts';
import { FilePicker } from '../../../../ui/upload/index.ts';
import { pictureUrl, sendPicture } from '../certificate-settings.queries.ts';
import c from './picture-field.module.css';

const types = ['image/png', 'image/jpeg'];
const { pictureBytes, pictureSideMin, pictureSideMax } = certificateLimits;

function problemOf(file: File): string | undefined {
  if (!types.includes(file.type)) return 'Choose a PNG or JPEG picture';
  return file.size > pictureBytes ? `Choose a picture of at most ${formatBytes(pictureBytes)}` : undefined;
}

const errorOf = (error: string | undefined) => (error === undefined ? {} : { error });

type Props = { field: FieldProps<string>; alt: string; optional?: boolean };

/** Field whose value is the id of a picture. Uploads the picture as soon as it is chosen. */
export function PictureField({ field, alt, optional = false }: Props) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const upload = useMutation({
    mutationFn: sendPicture,
    meta: { quiet: true },
    onSuccess: ({ id }) => field.onChange(String(id)),
  });
  const choose = (chosen: File | undefined) => {
    const found = chosen === undefined ? undefined : problemOf(chosen);
    setFile(chosen);
    setProblem(found);
    upload.reset();
    if (chosen !== undefined && found === undefined) upload.mutate(chosen);
  };
  const failure = upload.error === null ? undefined : describeError(upload.error);
  return (
    <div className={c.field}>
      {field.value !== '' && <img className={c.picture} src={pictureUrl(Number(field.value))} alt={alt} />}
      <FilePicker
        id={field.id}
        label={optional ? `${field.label} (optional)` : field.label}
        hint={`PNG or JPEG, at most ${formatBytes(pictureBytes)}, ${pictureSideMin} to ${pictureSideMax.toLocaleString('en-GB')} pixels on each side. Transparent areas become white.`}
        accept={types.join(',')}
        file={file}
        onChange={choose}
        {...errorOf(problem ?? failure ?? field.error)}
      />
      <p role="status" className="muted">
        {upload.isPending ? 'Uploading the picture…' : ''}
      </p>
    </div>
  );
}
