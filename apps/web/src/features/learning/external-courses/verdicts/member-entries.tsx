import { listMemberEntries, type MemberEntry } from '@doselore/contract/external-courses';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { useUser } from '../../../../platform/session/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryDialogue } from './entry-dialogue.tsx';
import { EntryFacts, EntryTag, verdictText } from './entry-words.tsx';
import c from './member-entries.module.css';
import { type MemberRef, member } from './member-entries.queries.ts';

type Props = {
  target: MemberRef;
  /** Returns the address of the page about an entry. */
  addressOf: (entryId: number) => string;
};

function EntryRow({ target, entry, addressOf }: Props & { entry: MemberEntry }) {
  const user = useUser();
  const said = verdictText(entry);
  return (
    <li>
      <div className={c.entry}>
        <p>
          <Link to={addressOf(entry.id)}>
            <b>{entry.title}</b>
          </Link>{' '}
          <EntryTag entry={entry} />
        </p>
        <EntryFacts entry={entry} />
        {said !== undefined && <p>{said}</p>}
        {user.id === target.userId && entry.verdict === null && <p>Someone else must check your own entry.</p>}
      </div>
      <EntryActions target={target} entry={entry} />
    </li>
  );
}

/** Courses that a member took elsewhere, with the evidence and the verdict of this organisation. */
export function MemberEntries({ target, addressOf }: Props) {
  const { can } = useArea();
  const query = useQuery(
    member.one(listMemberEntries, {
      level: target.level,
      params: { ...target.place, userId: target.userId },
    }),
  );
  const [isAdding, setAdding] = useState(false);
  const add = can('externalCourses.enter') && (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      Add entry
    </Button>
  );
  return (
    <div className={c.section}>
      <Card title="External courses" actions={add}>
        <QueryView query={query} errorTitle="The external courses could not be loaded">
          {(entries) =>
            entries.length === 0 ? (
              <p className="muted">No courses taken elsewhere.</p>
            ) : (
              <RowList>
                {entries.map((entry) => (
                  <EntryRow key={entry.id} target={target} entry={entry} addressOf={addressOf} />
                ))}
              </RowList>
            )
          }
        </QueryView>
      </Card>
      <EntryDialogue target={target} opened={isAdding} onClose={() => setAdding(false)} />
    </div>
  );
}
