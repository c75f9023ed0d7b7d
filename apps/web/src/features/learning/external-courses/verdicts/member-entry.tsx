import { getMemberEntry, type MemberEntryDetail } from '@doselore/contract/external-courses';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { formatLongDay, formatMonths } from '../../../../ui/formats/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { NotFoundScreen } from '../../../site/site-status/index.ts';
import { catalogueQuery } from '../external-courses.queries.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { factsOf, valuesOf } from '../parts/entry-values.ts';
import { EvidenceLink, VerdictButtons } from './entry-actions.tsx';
import { EntryDialogue } from './entry-dialogue.tsx';
import { EntryTag, eventText, verdictText } from './entry-words.tsx';
import c from './member-entries.module.css';
import {
  type MemberRef,
  member,
  memberEntrySender,
  memberEvidenceAddress,
  refreshMemberEntries,
} from './member-entries.queries.ts';

type Target = { target: MemberRef; entry: MemberEntryDetail; addressOf: (entryId: number) => string };

/** Form of an entry that no organisation has decided about. */
function Changing({ target, entry }: Target) {
  const client = useQueryClient();
  const catalogue = useQuery(catalogueQuery);
  const finish = async () => {
    await refreshMemberEntries(client);
    showBanner({ message: `${entry.title} saved`, type: 'success' });
  };
  return (
    <QueryView query={catalogue}>
      {(courses) => (
        <EntryForm
          sender={memberEntrySender(target)}
          entryId={entry.id}
          initial={valuesOf(entry)}
          baseValues={factsOf(entry)}
          courses={courses}
          evidence={entry.evidence}
          onDone={() => void finish()}
        />
      )}
    </QueryView>
  );
}

/** Facts of a decided entry, which stay. A correction is a new entry. */
function Decided({ target, entry, addressOf }: Target) {
  const { can } = useArea();
  const navigate = useNavigate();
  const [isCorrecting, setCorrecting] = useState(false);
  return (
    <>
      <Facts
        facts={[
          { label: 'Provider', value: entry.provider },
          { label: 'Completed', value: formatLongDay(entry.completed_on) },
          { label: 'Valid for', value: formatMonths(entry.months) },
          { label: 'Expires', value: entry.expires_on === null ? 'Never expires' : formatLongDay(entry.expires_on) },
          { label: 'Reference', value: entry.reference || 'None' },
        ]}
      />
      {!entry.is_replaced && can('externalCourses.enter') && (
        <div className={c.correct}>
          <p className="muted">A reviewed entry cannot be changed. To correct it, add a new entry that replaces it.</p>
          <Button
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setCorrecting(true)}
          >
            Correct
          </Button>
        </div>
      )}
      <EntryDialogue
        target={target}
        corrects={entry}
        opened={isCorrecting}
        onClose={() => setCorrecting(false)}
        onSaved={(id) => void navigate(addressOf(id))}
      />
    </>
  );
}

function Evidence({ target, entry }: Target) {
  const { evidence } = entry;
  return (
    <Card title="Evidence">
      {evidence !== null && evidence.type !== 'application/pdf' && (
        <img className={c.picture} src={memberEvidenceAddress(target, entry.id)} alt={`Evidence: ${evidence.name}`} />
      )}
      <EvidenceLink target={target} entry={entry} />
    </Card>
  );
}

function Verdict({ target, entry }: Target) {
  const said = verdictText(entry);
  return (
    <Card title="Verdict">
      <p>
        <EntryTag entry={entry} />
      </p>
      {said !== undefined && <p>{said}</p>}
      <div className={c.actions}>
        <VerdictButtons target={target} entry={entry} />
      </div>
    </Card>
  );
}

function Entry(props: Target) {
  const { entry } = props;
  const { can } = useArea();
  return (
    <div className={c.page}>
      <Card title={entry.title}>
        {entry.can_change && can('externalCourses.enter') ? (
          <Changing key={entry.id} {...props} />
        ) : (
          <Decided {...props} />
        )}
      </Card>
      <div className={c.beside}>
        <Evidence {...props} />
        <Verdict {...props} />
        <Card title="History">
          <ul className={c.history}>
            {entry.history.map((event) => (
              <li key={`${event.kind} ${event.at}`}>{eventText(event)}</li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}

type Props = { target: MemberRef; entryId: number; addressOf: (entryId: number) => string };

/** An external course of a member: its facts, evidence, verdict and history. */
export function MemberEntry({ target, entryId, addressOf }: Props) {
  // Loaded once for the form: a refetch keeps what is typed, because the form takes its first values only.
  const query = useQuery({
    ...member.one(getMemberEntry, {
      level: target.level,
      params: { ...target.place, userId: target.userId, externalCourseUserId: entryId },
    }),
    enabled: entryId !== 0,
  });
  if (entryId === 0) return <NotFoundScreen />;
  return (
    <QueryView query={query} errorTitle="This entry could not be opened">
      {(entry) => <Entry key={entry.id} target={target} entry={entry} addressOf={addressOf} />}
    </QueryView>
  );
}
