import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';

/** Tells service admins whose level does not allow it why they cannot issue licences, and whom to ask. */
export function IssueNote() {
  const { holds } = useArea();
  const { isService, here, hasHere } = usePlace();
  if (!isService || !hasHere('issue-licence') || holds('licences.issue')) return null;
  const mayRequest = hasHere('request-licences') && holds('licenceRequests.write');
  return (
    <p className="muted">
      Your level in this service does not allow you to issue licences.{' '}
      {mayRequest && (
        <>
          <Link to={here('request-licences')}>Request licences</Link>, or ask
        </>
      )}
      {!mayRequest && 'Ask'} an admin of the organisation to issue them.
    </p>
  );
}
