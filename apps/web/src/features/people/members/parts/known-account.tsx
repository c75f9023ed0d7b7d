import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePlace } from '../../../../platform/routes/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { SameNote } from '../../../../ui/form/index.ts';
import { accountQuery } from '../members.queries.ts';

/** Leads a site admin to the page that adds somebody who has an account elsewhere. */
export function KnownAccount({ email }: { email: string }) {
  const { here } = usePlace();
  const { data: account } = useQuery(accountQuery(email));
  return (
    <SameNote>
      {account && (
        <>
          {fullName(account)} has an account.{' '}
          <Link to={`${here('add-existing-user')}?who=${encodeURIComponent(email)}`}>Add them as an existing user</Link>
        </>
      )}
    </SameNote>
  );
}
