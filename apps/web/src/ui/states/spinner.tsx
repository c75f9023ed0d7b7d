import { durations, messages } from '@doselore/contract';
import { Loader } from '@mantine/core';
import c from './states.module.css';
import { useDelay } from './use-delay.ts';

type Props = { message?: string; delay?: number };

/** Spinner that appears after 300 ms, so that quick answers do not flicker. */
export function Spinner({ message = messages.processing, delay = durations.spinnerDelay }: Props) {
  const visible = useDelay(delay);
  return (
    <div role="status">
      {visible && (
        <div className={c.spinner}>
          <Loader size={24} aria-hidden />
          <span>{message}</span>
        </div>
      )}
    </div>
  );
}
