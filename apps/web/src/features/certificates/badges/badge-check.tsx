import type { Answer } from '@doselore/contract';
import { checkBadge } from '@doselore/contract/badges';
import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type DragEvent, type ReactNode, useState } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { EmptyPanel, ErrorPanel, Spinner } from '../../../ui/states/index.ts';
import { FilePicker } from '../../../ui/upload/index.ts';
import c from './badge-check.module.css';
import { readBadgeFile } from './read-badge-file.ts';

type BadgeVerdict = Answer<typeof checkBadge>;

type Checked = NonNullable<BadgeVerdict['certificate']>;
type Props = {
  /** Draws the facts of the certificate as it is today. */
  show: (certificate: Checked) => ReactNode;
};

const none: BadgeVerdict = { verdict: 'unreadable', certificate: null };

/** Checks a badge that the person drops, chooses or pastes: its signature, and the present state of its certificate. */
export function BadgeCheck({ show }: Props) {
  const [file, setFile] = useState<File>();
  const [text, setText] = useState('');
  const [isTextMissing, setTextMissing] = useState(false);
  const [isOver, setOver] = useState(false);
  const check = useMutation({
    mutationFn: async (badge: File | string) => {
      const read = typeof badge === 'string' ? badge.trim() : await readBadgeFile(badge);
      return read === '' ? none : callEndpoint(checkBadge, { body: { badge: read }, quiet: true });
    },
  });
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    if (chosen !== undefined) check.mutate(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  return (
    <section className={c.section} aria-labelledby="badge-check">
      <h2 id="badge-check">Check a badge</h2>
      <p className="muted">
        A badge is a certificate as a file. Its picture stays on your device: only the signed text inside it is checked.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the file picker inside does the same by keyboard */}
      <div
        className={c.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FilePicker
          label="Badge"
          hint="Drop the file here, or select it: the picture (.png) or the signed file (.jwt)"
          accept=".png,.jwt,.txt"
          file={file}
          onChange={choose}
        />
      </div>
      <form
        className={c.paste}
        onSubmit={(event) => {
          event.preventDefault();
          setTextMissing(text.trim() === '');
          if (text.trim() !== '') check.mutate(text);
        }}
      >
        <Textarea
          label="Or paste the text of the signed file"
          rows={3}
          value={text}
          spellCheck={false}
          autoComplete="off"
          error={isTextMissing && 'Paste the text, or select the file above'}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setTextMissing(false);
          }}
        />
        <Button type="submit" variant="light" loading={check.isPending}>
          Check badge
        </Button>
      </form>
      <div role="status" className={c.section}>
        {check.isPending && <Spinner />}
        {check.data !== undefined && !check.isPending && <Verdict found={check.data} show={show} />}
      </div>
      {check.isError && <ErrorPanel error={check.error} onRetry={() => check.mutate(check.variables)} />}
    </section>
  );
}

const refusals = {
  changed: {
    title: 'The badge was changed',
    message:
      'The badge names Doselore as its issuer, but the signature does not match. Ask the holder for the original file.',
  },
  other_issuer: {
    title: 'Another issuer signed the badge',
    message: 'Doselore did not sign this badge. Check it with the issuer that the badge names.',
  },
  unreadable: {
    title: 'No badge found',
    message: 'Select the file that the holder downloaded. A copied, cropped or resized picture loses its badge.',
  },
} as const;

function Verdict({ found, show }: Props & { found: BadgeVerdict }) {
  if (found.verdict !== 'genuine') return <EmptyPanel {...refusals[found.verdict]} />;
  return (
    <>
      <p>Doselore signed this badge, and nobody has changed it since.</p>
      {found.certificate === null ? (
        <EmptyPanel title="No certificate found" message="The certificate of the badge is no longer on record." />
      ) : (
        show(found.certificate)
      )}
    </>
  );
}
