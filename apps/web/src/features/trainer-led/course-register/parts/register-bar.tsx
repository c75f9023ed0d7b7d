import { Button } from '@mantine/core';
import { formatNumber } from '../../../../ui/formats/index.ts';
import type { RegisterState } from '../use-register.ts';
import c from './register.module.css';

/** Bar at the foot of the window: how many are marked, and how many marks the server does not have yet. */
export function RegisterBar({ register }: { register: RegisterState }) {
  const { marked, total, waiting, undo } = register;
  return (
    <div className={c.bar} data-foot-bar>
      <span role="status">
        {`${formatNumber(marked)} of ${formatNumber(total)} marked`}
        {waiting > 0 && `, ${formatNumber(waiting)} waiting to be sent`}
      </span>
      {undo !== undefined && (
        <Button variant="default" onClick={undo}>
          Undo last mark
        </Button>
      )}
    </div>
  );
}
