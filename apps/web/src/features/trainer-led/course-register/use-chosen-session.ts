import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { sessionParam } from './register-address.ts';

export type SessionRegister = VirtualGroupDetail['registers'][number];

/** Session to begin with: the first open one with somebody to mark, otherwise the last open one or the first of all. */
function firstToMark({ registers, delegate_rows: rows }: VirtualGroupDetail): SessionRegister | undefined {
  const open = registers.filter(({ register }) => register === 'open');
  const isUnmarked = ({ session_id: id }: SessionRegister) =>
    rows.some(({ marks }) => !marks.some(({ session_id }) => session_id === id));
  return open.find(isUnmarked) ?? open.at(-1) ?? registers[0];
}

/** Returns the session of the address, or the one to begin with. It does not change while its delegates are marked. */
export function useChosenSession(detail: VirtualGroupDetail) {
  const [params, setParams] = useSearchParams();
  const [first] = useState(() => firstToMark(detail)?.session_id);
  const find = (id: number | undefined) => detail.registers.find(({ session_id }) => session_id === id);
  const session = find(Number(params.get(sessionParam))) ?? find(first) ?? detail.registers[0];
  const choose = (sessionId: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(sessionParam, sessionId);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { session, choose };
}
