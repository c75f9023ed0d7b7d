import { holdsRole, useSession } from '../../platform/session/index.ts';
import { useSiteInfo } from '../../platform/site-info/index.ts';
import { phoneAddress } from '../formats/index.ts';
import c from './support-contact.module.css';

/** Phone line (option 2) for organisation and service admins, email address for everybody else. */
export function SupportContact({ lead }: { lead?: string }) {
  const { user } = useSession();
  const info = useSiteInfo();
  if (info === undefined) return null;
  const byPhone =
    !holdsRole(user, 'super_admin') && (holdsRole(user, 'group_admin') || holdsRole(user, 'subgroup_admin'));
  return (
    <p className={c.contact}>
      {lead !== undefined && `${lead} `}
      {byPhone ? (
        <>
          Call <a href={phoneAddress(info.support_phone)}>{info.support_phone}</a>, option 2
        </>
      ) : (
        <>
          Write to
          <br />
          <a href={`mailto:${info.support_email}`}>{info.support_email}</a>
        </>
      )}
    </p>
  );
}
