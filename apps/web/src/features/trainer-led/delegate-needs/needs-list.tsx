import { type NeedsRow, needsKeptDays } from '@doselore/contract/delegate-needs';
import { RowList } from '../../../ui/row-list/index.ts';

export const needsNotice = `Only the trainer and the organiser see this. It is deleted ${needsKeptDays} days after the course is closed.`;

/** Delegates with what they need. */
export function NeedsList({ needs }: { needs: readonly NeedsRow[] }) {
  return (
    <RowList>
      {needs.map(({ user, access, dietary }) => (
        <li key={user.id}>
          <div>
            <b>{user.name}</b>
            {access !== '' && <div>Access: {access}</div>}
            {dietary !== '' && <div>Dietary: {dietary}</div>}
          </div>
        </li>
      ))}
    </RowList>
  );
}
