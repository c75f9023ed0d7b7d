import type { Action } from '@doselore/contract';
import type { PlaceHome } from '@doselore/contract/dashboards';
import { useArea } from '../../../../platform/area/index.ts';
import { formatList } from '../../../../ui/formats/index.ts';
import { EmailLink } from '../../../../ui/layout/index.ts';
import c from './home.module.css';
import { HomeCard } from './home-card.tsx';

/** Tasks of service admins, each with the permission that the task needs. */
const tasks: readonly (readonly [Action, string])[] = [
  ['members.list', 'see members, licences and certificates'],
  ['members.write', 'invite and edit members'],
  ['members.membership', 'choose who belongs to the service'],
  ['members.resetPasswords', 'send password links'],
  ['licences.issue', 'issue licences'],
  ['licences.orderOwn', 'order licences'],
  ['licenceRequests.write', 'request licences'],
  ['paperCourses.record', 'record results'],
  ['virtualGroups.write', 'change courses'],
  ['settings.write', 'change settings'],
  ['members.archive', 'archive members'],
];

/** Card of the tasks that a service admin may do here, and of the organisation admins to ask for other tasks. */
export function LevelCard({ admins }: Pick<PlaceHome, 'admins'>) {
  const { holds } = useArea();
  const allowed = tasks.filter(([action]) => holds(action)).map(([, words]) => words);
  const others = tasks.filter(([action]) => !holds(action)).map(([, words]) => words);
  return (
    <HomeCard title="Your permissions" order={6}>
      <p className={c.words}>You can {formatList(allowed)}.</p>
      {others.length > 0 && (
        <>
          <p className={c.words}>
            {admins.length === 0 ? 'An admin of the organisation can' : 'Ask an admin of the organisation to'}{' '}
            {formatList(others)}
            {admins.length === 0 ? '.' : ':'}
          </p>
          {admins.length > 0 && (
            <ul className={c.people} aria-label="Admins of the organisation">
              {admins.map(({ name, email }) => (
                <li key={email}>
                  <b>{name}</b> <EmailLink email={email} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </HomeCard>
  );
}
