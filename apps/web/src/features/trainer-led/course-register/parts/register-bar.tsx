import { Button } from '@mantine/core';
import { formatNumber } from '../../../../ui/formats/index.ts';
import type { RegisterState } from '../use-register.ts';
import c from './register.module.css';

/**
 * Bar at the foot of the window: how many are marked, how many marks the server does not have yet, and the button that
 * marks the rest.
 */
export function RegisterBar({ register }: { register: RegisterState }) {
  const { marked, unmarked, total, waiting, undo } = register;
  return (
    <div className={c.bar} data-foot-bar>
      <span role="status">
        {`${formatNumber(marked)} of ${formatNumber(total)} marked`}
        {waiting > 0 && `, ${formatNumber(waiting)} waiting to be sent`}
      </span>
      <span className={c.buttons}>
        {undo !== undefined && (
          <Button variant="default" onClick={undo}>
            Undo last mark
          </Button>
        )}
        {unmarked > 0 && (
          <Button variant="default" onClick={() => void register.markRest()}>
            Mark the other {formatNumber(unmarked)} as attended
          </Button>
        )}
      </span>
    </div>
  );
}
