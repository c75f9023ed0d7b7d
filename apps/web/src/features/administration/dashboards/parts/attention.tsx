import type { Dashboard } from '@doselore/contract/dashboards';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { attentionItems } from './attention-items.ts';
import c from './dashboards.module.css';

/** Work that waits, one row for each kind. */
export function Attention(props: { data: Dashboard; groupId: number | null }) {
  const area = useArea();
  const id = useId();
  const items = attentionItems(props, area);
  return (
    <section className={`card ${c.part}`} aria-labelledby={id}>
      <h2 id={id}>Needs attention</h2>
      {items.length === 0 ? (
        <p className={c.calm}>
          <Tag hue="leaf" icon={IconCircleCheck}>
            Nothing needs attention
          </Tag>{' '}
          <span className="muted">Requests, stock, admins, invitations and certificates are all in order today.</span>
        </p>
      ) : (
        <ul className={c.list}>
          {items.map(({ key, what, detail, action }) => (
            <li key={key}>
              <IconAlertTriangle className={c.warn} size={18} aria-hidden />
              <span>
                <b>{what}</b>
                {detail !== undefined && <span className="muted"> {detail}</span>}
              </span>
              {action !== undefined && (
                <Link to={action.to}>
                  {action.label}
                  <span className="visually-hidden">: {what}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
