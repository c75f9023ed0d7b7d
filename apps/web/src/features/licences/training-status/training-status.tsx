import {
  isExpiring,
  type TrainingStatus as Status,
  type TrainingItem,
  type TrainingState,
} from '@doselore/contract/renewals';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatDay, formatList } from '../../../ui/formats/index.ts';
import { RowList } from '../../../ui/row-list/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { TabLine } from '../../../ui/tab-line/index.ts';
import { productKey } from '../ledger/index.ts';
import { RenewAction } from './renew-action.tsx';
import c from './training-status.module.css';
import { expiryDay, expiryWords, stateTags } from './training-words.ts';
import { type Person, useMayRenew } from './use-renewal.ts';

/** Largest number of rows that are not valid, and least number of rows, before the person opens the list. */
const urgentShown = 5;
const leastShown = 3;

/** Returns the number of rows that the list shows at first. */
function shownOf(items: readonly TrainingItem[]): number {
  const urgent = items.filter(({ state }) => state !== 'valid').length;
  const count = Math.max(leastShown, Math.min(urgent, urgentShown));
  // A single row takes the place of the button that would show it.
  return items.length - count === 1 ? items.length : count;
}

/** Returns the numbers of each state in words: "1 expired, 2 missing, 5 valid". */
function summaryOf(items: readonly TrainingItem[]): string {
  const counted = Object.entries(stateTags).map(([state, { words }]) => ({
    words: words.toLowerCase(),
    count: items.filter((item) => item.state === state).length,
  }));
  return counted
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => `${count} ${count === 1 ? words : words.replace('expires', 'expire')}`)
    .join(', ');
}

function Summary({ worst, words }: { worst: TrainingState; words: string }) {
  const { hue, icon: Shown } = stateTags[worst];
  return (
    <span className={c.summary}>
      <Shown size={18} stroke={1.75} color={`var(--mantine-color-${hue}-light-color)`} aria-hidden /> {words}
    </span>
  );
}

type RowProps = { item: TrainingItem; person: Person; showsPlace: boolean; isReadOnly: boolean };

function Row({ item, person, showsPlace, isReadOnly }: RowProps) {
  const { words, hue, icon } = stateTags[item.state];
  const day = expiryDay(item);
  const licence = item.state === 'missing' ? item.licence : null;
  return (
    <>
      <span className={c.state}>
        <Tag hue={hue} icon={icon}>
          {words}
        </Tag>
      </span>
      <span className={c.course}>
        <b>{item.title}</b>
        {showsPlace && <span className={`muted ${c.place}`}>{item.group.name}</span>}
      </span>
      <span className={c.when}>
        {licence === null ? expiryWords(item) : licence.is_started ? 'started' : 'not started'}
        {day !== undefined && (
          <>
            , <span className="muted nowrap">{day}</span>
          </>
        )}
        {licence !== null && (
          <>
            , <span className="muted nowrap">issued on {formatDay(licence.issued_on)}</span>
          </>
        )}
      </span>
      <span className={c.action}>{!isReadOnly && <RenewAction person={person} item={item} />}</span>
    </>
  );
}

/** Names the admins to ask, for people who may not issue licences here. */
function AdminsToAsk({ admins }: Pick<Status, 'admins'>) {
  return (
    <p className={`muted ${c.ask}`}>
      You cannot issue licences here. To renew, ask{' '}
      {admins.length === 0 ? 'an admin of the organisation' : `${formatList(admins)} (organisation admin)`}.
    </p>
  );
}

type Shown = {
  query: UseQueryResult<Status>;
  person: Person;
  /** True for a person who has left, because nobody can issue a licence to them. */
  isReadOnly?: boolean;
};

function Rows({ data, person, isReadOnly = false }: Omit<Shown, 'query'> & { data: Status }) {
  const { groupId, here, hasHere } = usePlace();
  const { can } = useArea();
  const [isOpen, setOpen] = useState(false);
  const mayRenew = useMayRenew();
  const { items, admins } = data;
  if (items.length === 0) return <p className={`muted ${c.none}`}>No certificates and no licences yet.</p>;
  const places = new Set(items.map(({ group }) => group.id));
  const shown = shownOf(items);
  const folded = items.length - shown;
  const asks = !isReadOnly && !mayRenew && items.some((one) => one.licence === null && isExpiring(one));
  const licences = groupId !== 0 && hasHere('members-licences') && can('licences.list');
  return (
    <>
      <RowList className={c.rows}>
        {items.map((item, nth) => (
          <li key={`${item.group.id} ${productKey(item)}`} data-folded={(nth >= shown && !isOpen) || undefined}>
            <Row item={item} person={person} showsPlace={places.size > 1} isReadOnly={isReadOnly} />
          </li>
        ))}
      </RowList>
      {asks && <AdminsToAsk admins={admins} />}
      {(folded > 0 || licences) && (
        <div className={c.foot}>
          {folded > 0 && (
            <UnstyledButton className={c.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Show fewer' : `Show ${folded} more`} <IconChevronDown size={16} aria-hidden />
            </UnstyledButton>
          )}
          {licences && <Link to={here('members-licences', { userId: person.id })}>All licences</Link>}
        </div>
      )}
    </>
  );
}

/** Card of a person: expired, expiring, missing and valid courses with days left, the most urgent first. */
function StatusCard({ query, ...props }: Shown) {
  const id = useId();
  return (
    <section className={`card ${c.status}`} aria-labelledby={id}>
      <h2 id={id}>Training status</h2>
      <QueryView query={query} errorTitle="The training status could not be loaded">
        {(data) => <Rows data={data} {...props} />}
      </QueryView>
    </section>
  );
}

type Props = Shown & {
  tabs: ReactNode;
  /** True where the card is open at first. The pages with a list have it folded. */
  isOpen: boolean;
};

/** Tabs of a person with their training status: in numbers beside the tabs, and as a card that the line unfolds. */
export function TrainingStatus({ tabs, isOpen, ...shown }: Props) {
  const items = shown.query.data?.items ?? [];
  const worst = (Object.keys(stateTags) as TrainingState[]).find((state) => items.some((item) => item.state === state));
  return (
    <TabLine tabs={tabs} more={{ label: 'Training status', content: <StatusCard {...shown} />, isOpen }}>
      {worst !== undefined && <Summary worst={worst} words={summaryOf(items)} />}
    </TabLine>
  );
}
