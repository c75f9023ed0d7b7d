import { type SuperAdminList, withdrawSuperAdmin } from '@doselore/contract/users';
import { Button } from '@mantine/core';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useAttempt } from '../../../../platform/banner/index.ts';
import { refreshOf } from '../../../../platform/query-client/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import c from './users.module.css';

type Proposed = SuperAdminList['proposed'];

function useWithdraw() {
  const attempt = useAttempt(refreshOf('super-admins'));
  return async (person: Proposed[number]): Promise<void> => {
    const answer = await askConfirm({
      title: `Withdraw the proposal of ${fullName(person)}?`,
      message: 'The link in the email stops working. You can propose the person again.',
      confirmLabel: 'Withdraw proposal',
    });
    if (answer !== 'confirm') return;
    await attempt(async () => {
      await callEndpoint(withdrawSuperAdmin, { body: { userId: person.id } });
      return { message: `The proposal of ${fullName(person)} was withdrawn` };
    });
  };
}

/** People who are proposed and not yet confirmed. */
export function ProposedAdmins({ proposed }: { proposed: Proposed }) {
  const ask = useWithdraw();
  if (proposed.length === 0) return null;
  return (
    <Card title="Waiting to be confirmed">
      <ul className={c.places}>
        {proposed.map((one) => (
          <li key={one.id} className={c.row}>
            <div>
              <b>{fullName(one)}</b>
              <div className="muted">{one.email}</div>
              <div className="muted">
                Proposed by {one.proposed_by}. The link in the email expires on {formatDay(one.expires_at)}.
              </div>
            </div>
            <Button
              variant="default"
              size="sm"
              aria-label={`Withdraw the proposal of ${fullName(one)}`}
              onClick={() => void ask(one)}
            >
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
