import type { CertificateSettings } from '@doselore/contract/certificate-settings';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../../platform/api/index.ts';
import { describeError } from '../../../../platform/banner/index.ts';
import { previewQuery } from '../certificate-settings.queries.ts';
import type { SettingsPlace } from '../settings-place.ts';
import c from './certificate-preview.module.css';

/** Milliseconds without a change after which the preview is drawn. */
const pause = 500;

type Props = { place: SettingsPlace; fields: CertificateSettings };

/** Returns the message about a value that the preview still needs. */
function missingIn({ logo, logo_picture_id, signatory, signatory_name }: CertificateSettings): string | undefined {
  if (logo === 'own' && logo_picture_id === null) return 'Upload the logo to see the preview.';
  return signatory === 'own' && signatory_name === null
    ? 'Enter the name of the signatory to see the preview.'
    : undefined;
}

/** Preview of a certificate with the unsaved settings of the form, for a sample holder. */
export function CertificatePreview({ place, fields }: Props) {
  const [text] = useDebouncedValue(JSON.stringify(fields), pause);
  const shown = JSON.parse(text) as CertificateSettings;
  const missing = missingIn(shown);
  const query = useQuery({ ...previewQuery(place, shown), enabled: missing === undefined });
  const pdf = query.data;
  const failure = query.error === null ? undefined : describeError(query.error);
  return (
    <section className={c.preview} aria-labelledby="certificate-preview">
      <div className={c.head}>
        <h2 id="certificate-preview">Preview</h2>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={17} aria-hidden />}
          disabled={pdf === undefined}
          onClick={() => pdf !== undefined && saveFile(pdf, 'Certificate preview.pdf')}
        >
          Download as PDF
        </Button>
      </div>
      <PdfPicture pdf={pdf} />
      <p role="status" className={c.status}>
        {missing ??
          failure ??
          (query.isFetching ? 'Drawing the preview…' : 'Preview for a sample holder, with the values of this form.')}
      </p>
    </section>
  );
}

/** Picture of the first page. Its reader is loaded with the first preview. */
function PdfPicture({ pdf }: { pdf: Blob | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [problem, setProblem] = useState(false);
  useEffect(() => {
    const target = canvas.current;
    if (pdf === undefined || target === null) return;
    if (typeof OffscreenCanvas === 'undefined') return setProblem(true);
    let isOver = false;
    import('./pdf-page.ts')
      .then(({ drawFirstPage }) => (isOver ? undefined : drawFirstPage(target, pdf)))
      .then(() => setProblem(false))
      .catch(() => setProblem(!isOver));
    return () => {
      isOver = true;
    };
  }, [pdf]);
  return (
    <div className={c.paper}>
      <canvas ref={canvas} role="img" aria-label="Picture of the certificate. Download it as PDF to read its words." />
      {problem && <p className={c.problem}>This browser cannot show the preview. Download it as PDF.</p>}
    </div>
  );
}
