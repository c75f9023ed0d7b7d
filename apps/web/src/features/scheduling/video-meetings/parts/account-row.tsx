import { plural } from '@doselore/contract';
import { checkVideoAccount, moveVideoAccount, videoProviderWords } from '@doselore/contract/video-meetings';
import { Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconArchive, IconCircleCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatAgo, formatLongDay } from '../../../../ui/formats/index.ts';
import { type Account, videoAccountsQuery } from '../video-meetings.queries.ts';
import c from './video-accounts.module.css';

/** One account with its state, and what can be done with it. */
export function AccountRow({ account, onEdit }: { account: Account; onEdit: () => void }) {
  const client = useQueryClient();
  const refresh = () => refreshQueries(client, videoAccountsQuery.queryKey);
  const onError = (error: unknown) => showBanner({ message: describeError(error) });
  const { id, name, is_archived: isArchived } = account;
  const check = useMutation({
    mutationFn: () => callEndpoint(checkVideoAccount, { params: { videoAccountId: id } }),
    onSuccess: ({ error }) =>
      showBanner(error === null ? { message: `${name} works`, type: 'success' } : { message: error, type: 'error' }),
    onError,
    onSettled: refresh,
  });
  const move = useMutation({
    mutationFn: () =>
      callEndpoint(moveVideoAccount, {
        params: { videoAccountId: id },
        body: { list: isArchived ? 'open' : 'archived' },
      }),
    onSuccess: () => showBanner({ message: `${name} ${isArchived ? 'restored' : 'archived'}`, type: 'success' }),
    onError,
    onSettled: refresh,
  });
  return (
    <li>
      <div className={c.about}>
        <h3 className={c.name}>{name}</h3>
        <p className="muted">{factsOf(account)}</p>
        <p className={c.state}>
          <AccountState account={account} />
        </p>
      </div>
      <Group gap="xs">
        {!isArchived && (
          <>
            <Button size="sm" variant="default" onClick={onEdit} aria-label={`Change ${name}`}>
              Change
            </Button>
            <Button
              size="sm"
              variant="default"
              loading={check.isPending}
              onClick={() => check.mutate()}
              aria-label={`Check ${name}`}
            >
              Check
            </Button>
          </>
        )}
        <Button
          size="sm"
          variant="default"
          loading={move.isPending}
          onClick={() => move.mutate()}
          aria-label={`${isArchived ? 'Restore' : 'Archive'} ${name}`}
        >
          {isArchived ? 'Restore' : 'Archive'}
        </Button>
      </Group>
    </li>
  );
}

function factsOf({ provider, host, is_exclusive, secret_set_at, upcoming }: Account): string {
  return [
    videoProviderWords[provider],
    host ?? 'server of this site',
    ...(is_exclusive ? ['one meeting at a time'] : []),
    ...(secret_set_at === null ? [] : [`secret set on ${formatLongDay(secret_set_at)}`]),
    upcoming === 0 ? 'no upcoming sessions' : `${upcoming} upcoming ${plural(upcoming, 'session', 'sessions')}`,
  ].join(', ');
}

function AccountState({ account }: { account: Account }) {
  if (account.is_archived) return <Tag icon={IconArchive}>Archived</Tag>;
  if (account.last_checked_at === null) return <Tag>Not checked yet</Tag>;
  const checked = formatAgo(account.last_checked_at);
  return account.last_error === null ? (
    <>
      <Tag hue="leaf" icon={IconCircleCheck}>
        Works
      </Tag>{' '}
      Checked {checked}
    </>
  ) : (
    <>
      <Tag hue="brick" icon={IconAlertTriangle}>
        Does not work
      </Tag>{' '}
      {account.last_error} Checked {checked}
    </>
  );
}
