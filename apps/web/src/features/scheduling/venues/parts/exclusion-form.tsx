import { changeVenueExclusions, type ExclusionRow, exclusionTexts, venueLimits } from '@doselore/contract/venues';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, useForm } from '../../../../ui/form/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { RowsField, rowsInWords } from '../../../../ui/rows/index.ts';
import { GroupFilter, useGroupNames, useLoadedGroupNames } from '../../../people/groups/index.ts';
import { type Exclusions, refreshVenues, type Venue } from '../venues.queries.ts';

const problemOf = (rows: readonly ExclusionRow[], venue: Venue): string | undefined => {
  if (rows.some(({ groupId }) => groupId === venue.group?.id)) return 'The owner of a room cannot be excluded from it';
  if (rows.some(({ reason }) => reason.trim() === '' || reason.trim().length > venueLimits.reason))
    return `Enter a reason of at most ${venueLimits.reason} characters for each organisation`;
  return undefined;
};

function useExclusionForm(venue: Venue, shown: Exclusions) {
  const nameOf = useLoadedGroupNames();
  const exclusions = exclusionTexts.textOf(shown.map(({ group, reason }) => ({ groupId: group.id, reason })));
  return useForm({
    initial: { exclusions },
    baseValues: { exclusions },
    labels: { exclusions: 'Excluded organisations' },
    words: { exclusions: rowsInWords(exclusionTexts, ({ groupId, reason }) => `${nameOf(groupId)}: ${reason}`) },
    rules: { exclusions: [(text) => problemOf(exclusionTexts.rowsOf(text), venue)] },
    onSubmit: (values, baseValues) => {
      const rows = exclusionTexts.rowsOf(values.exclusions);
      return callEndpoint(changeVenueExclusions, {
        params: { venueId: venue.id },
        body: {
          excludedGroupIds: rows.map(({ groupId }) => groupId),
          reasons: rows.map(({ reason }) => reason.trim()),
          baseValues,
        },
      });
    },
  });
}

/** Organisations that cannot use a venue, each with the reason. Nothing is saved before Save exclusions. */
export function ExclusionForm({ venue, shown }: { venue: Venue; shown: Exclusions }) {
  const client = useQueryClient();
  const form = useExclusionForm(venue, shown);
  const ids = exclusionTexts.rowsOf(form.values.exclusions).map(({ groupId }) => groupId);
  const nameOf = useGroupNames(ids);
  const done = () => {
    showBanner({ message: 'Exclusions saved', type: 'success' });
    void refreshVenues(client);
  };
  return (
    <Card>
      <Form form={form} submitLabel="Save exclusions" onDone={done}>
        <RowsField
          field={form.field('exclusions')}
          texts={exclusionTexts}
          row="organisation"
          nameOf={({ groupId }) => nameOf(groupId)}
          keyOf={({ groupId }) => groupId}
          empty="No organisation is excluded. Choose one below."
          chooser={(rows, add) => (
            <GroupFilter
              key={rows.length}
              value={null}
              onChange={(id) => {
                if (id !== '' && !ids.includes(Number(id))) add({ groupId: Number(id), reason: '' });
              }}
              label="Exclude an organisation"
              placeholder="Choose an organisation"
            />
          )}
        >
          {({ reason }, { name, change }) => (
            <TextInput
              label={`Reason for ${name}`}
              value={reason}
              onChange={(event) => change({ reason: event.currentTarget.value })}
            />
          )}
        </RowsField>
      </Form>
    </Card>
  );
}
