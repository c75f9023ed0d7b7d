import { signedSheetDays } from '@doselore/contract/sign-in-sheets';
import { registerOpensMinutes, type VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import type { ReactNode } from 'react';
import { useArea } from '../../../../platform/area/index.ts';
import { UnsavedGuard } from '../../../../ui/form/index.ts';
import { PrintSheet, SignedSheets } from '../../sign-in-sheets/index.ts';
import { areEntriesStored } from '../offline-marks/offline-marks.ts';
import { registerAnchor } from '../register-address.ts';
import { type SessionRegister, useChosenSession } from '../use-chosen-session.ts';
import { useOpenOffline } from '../use-open-offline.ts';
import { useRegister } from '../use-register.ts';
import { useShownRows } from '../use-shown-rows.ts';
import { AddUninvited } from './add-uninvited.tsx';
import { RefusedEntries } from './refused-entries.tsx';
import c from './register.module.css';
import { RegisterBar } from './register-bar.tsx';
import { RegisterTable } from './register-table.tsx';
import { SessionChoice } from './session-choice.tsx';
import { WaitingPeople } from './waiting-people.tsx';

const notes: Record<VirtualGroupDetail['register'], string> = {
  not_yet: `The register opens ${registerOpensMinutes} minutes before the start.`,
  open: 'Mark who attended. Choose a mark again to remove it. Marking someone as attended uses their licence.',
  ended: 'The register can no longer be changed.',
};

/** Register of a course: its sessions, their delegates and the marks of this device. */
export function RegisterCard({ detail }: { detail: VirtualGroupDetail }) {
  const { session, choose } = useChosenSession(detail);
  return (
    <SessionRegisterCard
      key={session?.session_id ?? 0}
      detail={detail}
      session={session}
      choice={<SessionChoice detail={detail} session={session} onChoose={choose} />}
    />
  );
}

/** Whether files can still be added to a course that has ended. */
const isRecent = ({ state, ended_at: endedAt }: VirtualGroupDetail) =>
  state === 'closed' && endedAt !== null && Date.parse(endedAt) + signedSheetDays * 86_400_000 > Date.now();

type Props = { detail: VirtualGroupDetail; session: SessionRegister | undefined; choice: ReactNode };

function SessionRegisterCard({ detail, session, choice }: Props) {
  const rows = useShownRows();
  const { can } = useArea();
  const register = useRegister(detail, session?.session_id);
  const { waiting } = register;
  const state = session?.register ?? detail.register;
  const seesSheets = session !== undefined && can('virtualGroups.signInSheets');
  const canMark = session !== undefined && state === 'open' && can('virtualGroups.register');
  useOpenOffline(canMark);
  return (
    <>
      <RefusedEntries detail={detail} />
      <WaitingPeople detail={detail} />
      <h2 className="visually-hidden">Register</h2>
      <div id={registerAnchor} ref={rows} className={c.anchor}>
        <RegisterTable
          detail={detail}
          session={session}
          register={register}
          canMark={canMark}
          tools={
            <>
              {choice}
              {canMark && <AddUninvited detail={detail} sessionId={session.session_id} />}
              {seesSheets && state !== 'ended' && (
                <PrintSheet virtualGroupId={detail.id} sessionId={session.session_id} />
              )}
            </>
          }
        />
      </div>
      <p className={c.note} data-open={state === 'open' || undefined}>
        {notes[state]}
      </p>
      {canMark && detail.delegate_rows.length > 0 && <RegisterBar register={register} />}
      {seesSheets && state !== 'not_yet' && (
        <div className={c.sheets}>
          <SignedSheets
            virtualGroupId={detail.id}
            sessionId={session.session_id}
            mayAdd={can('virtualGroups.register') && (state === 'open' || isRecent(detail))}
            mayChange={canMark}
          />
        </div>
      )}
      <UnsavedGuard when={waiting > 0 && !areEntriesStored()} />
    </>
  );
}
