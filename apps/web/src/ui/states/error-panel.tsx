import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { describeError } from '../../platform/banner/index.ts';
import c from './states.module.css';

type Props = { title?: string; error: unknown; onRetry?: () => void; plain?: boolean };

/** In place of what failed; the rest of the page stays. */
export function ErrorPanel({ title = 'This could not be loaded', error, onRetry, plain = false }: Props) {
  return (
    <div className={c.panel} data-tone="error" data-centred data-plain={plain || undefined} role="alert">
      <span className={c.icon}>
        <IconAlertCircle size={26} stroke={1.75} aria-hidden />
      </span>
      <h2>{title}</h2>
      <p>{describeError(error)}</p>
      {onRetry !== undefined && (
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
