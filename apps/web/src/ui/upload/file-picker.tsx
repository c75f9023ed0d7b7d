import { Button } from '@mantine/core';
import { IconFile, IconUpload } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { formatBytes } from '../formats/index.ts';
import c from './upload.module.css';

type Props = {
  label: string;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  /** Accepted types as in HTML: ".zip,application/zip". */
  accept?: string;
  hint?: string;
  error?: string;
  id?: string;
};

/** File input whose button says Select File, then Change Selection next to the chosen name. */
export function FilePicker({ label, file, onChange, accept, hint, error, id }: Props) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`, file && `${fieldId}-name`].filter(Boolean);
  return (
    <fieldset className="plain-fieldset" aria-labelledby={`${fieldId}-label`}>
      <div id={`${fieldId}-label`} className={c.label}>
        {label}
      </div>
      {hint !== undefined && (
        <p id={`${fieldId}-hint`} className={c.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${fieldId}-error`} className={c.error}>
          {error}
        </p>
      )}
      <div className={c.picker}>
        <input
          ref={input}
          type="file"
          accept={accept}
          className={c.input}
          tabIndex={-1}
          aria-label={label}
          onChange={(event) => onChange(event.currentTarget.files?.[0] ?? undefined)}
        />
        <Button
          id={fieldId}
          variant="default"
          leftSection={<IconUpload size={18} aria-hidden />}
          aria-describedby={described.join(' ') || undefined}
          onClick={() => input.current?.click()}
        >
          {file === undefined ? 'Select File' : 'Change Selection'}
        </Button>
        <span id={`${fieldId}-name`} role="status" className={c.name}>
          {file !== undefined && (
            <>
              <IconFile size={17} aria-hidden /> {file.name} <span className="muted">({formatBytes(file.size)})</span>
            </>
          )}
        </span>
      </div>
    </fieldset>
  );
}
