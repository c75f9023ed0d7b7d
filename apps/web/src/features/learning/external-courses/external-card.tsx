import { deleteExternalEntry, type ExternalEntry } from '@doselore/contract/external-courses';
import { Button } from '@mantine/core';
import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { externalStateTags, Tag } from '../../../ui/course/index.ts';
import { formatBytes, formatLongDay } from '../../../ui/formats/index.ts';
import { Facts } from '../../../ui/layout/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { entryQuery, evidenceAddress, refreshEntries } from './external-courses.queries.ts';
import c from './parts/external.module.css';

/** A course taken elsewhere: its entry, its state of verification and its evidence. */
export function ExternalCard({ externalCourseUserId }: { externalCourseUserId: number }) {
  const query = useQuery(entryQuery(externalCourseUserId));
  return <QueryView query={query}>{(entry) => <Entry entry={entry} />}</QueryView>;
}

function Verdicts({ entry }: { entry: ExternalEntry }) {
  if (entry.verdicts.length === 0)
    return <p>Your organisation has not verified this yet. You can change or delete it until then.</p>;
  return (
    <>
      {entry.verdicts.map(({ group, verdict, note, decided_on }) => (
        <p key={group}>
          {`${verdict === 'verified' ? 'Verified by' : 'Rejected by'} ${group}, ${formatLongDay(decided_on)}${note === '' ? '.' : `: ${note}`}`}
        </p>
      ))}
    </>
  );
}

function Entry({ entry }: { entry: ExternalEntry }) {
  const tag = externalStateTags[entry.state];
  return (
    <section className={`card ${c.card}`} aria-label={entry.title}>
      <p>{entry.is_replaced ? <Tag>Replaced</Tag> : <Tag hue={tag.hue}>{tag.text}</Tag>}</p>
      <Facts
        facts={[
          { label: 'Provider', value: entry.provider },
          { label: 'Completed', value: formatLongDay(entry.completed_on) },
          { label: 'Expires', value: entry.expires_on === null ? 'Never expires' : formatLongDay(entry.expires_on) },
          { label: 'Reference', value: entry.reference || 'None' },
        ]}
      />
      <Verdicts entry={entry} />
      {entry.evidence === null ? (
        <p className="muted">No evidence has been added.</p>
      ) : (
        <div>
          <Button
            component="a"
            href={evidenceAddress(entry.id)}
            target="_blank"
            rel="noopener"
            variant="light"
            leftSection={<IconExternalLink size={18} aria-hidden />}
            aria-label={`Open evidence: ${entry.evidence.name} (opens in a new tab)`}
          >
            Evidence ({formatBytes(entry.evidence.bytes)})
          </Button>
        </div>
      )}
      {entry.is_replaced && <p>You have corrected this entry. The newer entry counts.</p>}
      {entry.state === 'unverified' && <Changes entry={entry} />}
      {entry.state !== 'unverified' && !entry.is_replaced && <Correct entry={entry} />}
    </section>
  );
}

function Correct({ entry }: { entry: ExternalEntry }) {
  const { to } = useArea();
  const isRejected = entry.state === 'rejected';
  return (
    <>
      <p>
        {isRejected
          ? 'Correct the entry, or add other evidence. Your organisation then reviews the entry again.'
          : 'You cannot change a reviewed entry. To correct it, add a new entry that replaces it.'}
      </p>
      <div className={c.actions}>
        <Button
          component={Link}
          to={`${to('external-course-new')}?replaces=${entry.id}`}
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          Correct
        </Button>
      </div>
    </>
  );
}

function Changes({ entry }: { entry: ExternalEntry }) {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callEndpoint(deleteExternalEntry, { params: { externalCourseUserId: entry.id } }),
    onSuccess: async () => {
      await navigate(to('my-courses'));
      client.removeQueries({ queryKey: entryQuery(entry.id).queryKey });
      await refreshEntries(client);
      showBanner({ message: `${entry.title} has been deleted.`, type: 'success' });
    },
  });
  const ask = async () => {
    const question = {
      title: `Delete ${entry.title}?`,
      message: 'The entry and its evidence are deleted. This cannot be undone.',
      confirmLabel: 'Delete',
    };
    if ((await askConfirm(question)) === 'confirm') remove.mutate();
  };
  return (
    <div className={c.actions}>
      <Button
        component={Link}
        to={to('external-course-edit', { externalCourseUserId: entry.id })}
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
      >
        Change
      </Button>
      <Button
        variant="subtle"
        loading={remove.isPending}
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => void ask()}
      >
        Delete
      </Button>
    </div>
  );
}
