import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useBeforeUnload } from 'react-router';
import c from './account.module.css';

type Props = { codes: readonly string[]; onDone: () => void };

/** Recovery codes, shown once: the server stores only what it needs to recognise them. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // The browser asks before it reloads or closes the page, because the codes cannot be shown again.
  useBeforeUnload((event) => event.preventDefault());
  const text = `Doselore recovery codes. Each works once.\r\n\r\n${codes.join('\r\n')}\r\n`;
  return (
    <div className={c.stack}>
      <h3 ref={heading} tabIndex={-1} className={c.text}>
        Keep these recovery codes
      </h3>
      <p className={c.text}>
        If you lose your phone, you can use each of these once instead of a code. They are shown only now. Print them,
        or store them where you keep passwords.
      </p>
      <ul className={`mono ${c.codes}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs">
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="Doselore recovery codes.txt"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          Download codes
        </Button>
        <Button onClick={onDone}>I have saved these codes</Button>
      </Group>
    </div>
  );
}
