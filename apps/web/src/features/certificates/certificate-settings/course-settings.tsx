import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import c from './certificate-settings.module.css';
import { settingsQuery } from './certificate-settings.queries.ts';
import { SettingsPanel } from './settings-panel.tsx';
import type { SettingsPlace } from './settings-place.ts';

type Props = Pick<SettingsPlace, 'kind' | 'productId'>;

/** Certificate settings of a course, and the organisations that have their own. A tab of the course. */
export function CourseCertificateSettings({ kind, productId }: Props) {
  const place: SettingsPlace = { kind, productId };
  const organisations = useQuery(settingsQuery(place)).data?.organisations ?? [];
  const { to } = useArea();
  const route = kind === 'online' ? 'certificate-settings' : 'certificate-settings-paper';
  const linkTo = (groupId: number) =>
    to(
      route,
      kind === 'online' ? { groupId, abstractCourseId: productId } : { groupId, abstractPaperCourseId: productId },
    );
  return (
    <div className={c.stack}>
      <SettingsPanel place={place} />
      {organisations.length > 0 && (
        <Card title="Organisations with their own settings">
          <ul className={c.links}>
            {organisations.map(({ id, name }) => (
              <li key={id}>
                <Link to={linkTo(id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
