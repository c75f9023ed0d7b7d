import { countOf } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { describeError } from '../../../../platform/banner/index.ts';
import { formatList } from '../../../../ui/formats/index.ts';
import type { Uploaded } from '../packages.queries.ts';
import c from './packages.module.css';

/** Refusal of an upload in the server's words, which name the problem of the file. */
export function Refusal({ error, fileName }: { error: Error; fileName: string }) {
  return (
    <div className={c.refusal} role="alert">
      <IconAlertCircle size={22} stroke={1.75} aria-hidden />
      <div>
        <h3>{fileName} was refused</h3>
        <p>{describeError(error)}</p>
        <p className="muted">Nothing was changed.</p>
      </div>
    </div>
  );
}

type Props = { uploaded: Uploaded; isNew: boolean; onClose: () => void };

/** Content of the uploaded package, and the warnings of the checks. */
export function UploadOutcome({ uploaded, isNew, onClose }: Props) {
  const { warnings, modules } = uploaded;
  const hosts = uploaded.package.outside_hosts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const what = isNew ? 'is uploaded' : `is replaced. It is now version ${uploaded.package.version}`;
  return (
    <div className={c.outcome} role="status">
      <IconCircleCheck size={22} stroke={1.75} aria-hidden />
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {uploaded.package.title} {what}
        </h3>
        <p>It has {countOf(modules, 'sco')}. New modules are at the end of the list below.</p>
        {warnings.length > 0 && (
          <div className={c.warnings}>
            <p>
              <IconAlertTriangle size={18} stroke={1.75} aria-hidden /> You can use this package. The checks found:
            </p>
            <ul>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </div>
        )}
        {hosts.length > 0 && (
          <p>
            It loads content from {formatList(hosts)}. {hosts.length === 1 ? 'This website is' : 'These websites are'}{' '}
            blocked. Choose below the name of the package whether to allow {hosts.length === 1 ? 'it' : 'them'}.
          </p>
        )}
        <Button variant="default" size="sm" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
