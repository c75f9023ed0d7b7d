import { AppError, type ErrorCode } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { describeError } from '../../platform/banner/index.ts';
import c from './states.module.css';

/** Errors that a retry would repeat. */
const final: readonly ErrorCode[] = ['not_found', 'forbidden', 'link_expired'];

type Props = { title?: string; error: unknown; onRetry?: () => void; plain?: boolean };

/** Shown instead of content that failed to load. The rest of the page stays. */
export function ErrorPanel({ title = 'This could not be loaded', error, onRetry, plain = false }: Props) {
  const isFinal = error instanceof AppError && final.includes(error.code);
  return (
    <div className={c.panel} data-tone="error" data-centred data-plain={plain || undefined} role="alert">
      <span className={c.icon}>
        <IconAlertCircle size={26} stroke={1.75} aria-hidden />
      </span>
      <h2>{title}</h2>
      <p>{describeError(error)}</p>
      {onRetry !== undefined && !isFinal && (
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
