import type { Answer } from '@doselore/contract';
import {
  type CompatibilityRow,
  changeCompatibilities,
  compatibilityKinds,
  compatibilityTexts,
  compatibilityWords,
  listCompatibilities,
  type Trainer,
  trainerLimits,
} from '@doselore/contract/trainers';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { Form, useForm } from '../../../ui/form/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { type RowInputs, RowsField, rowsInWords } from '../../../ui/rows/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { GroupFilter, useGroupNames, useLoadedGroupNames } from '../../people/groups/index.ts';
import c from './parts/rows.module.css';
import { TrainerPage } from './parts/trainer-page.tsx';
import { refreshTrainers, trainers } from './trainers.queries.ts';

type Compatibilities = Answer<typeof listCompatibilities>;

const lacksReason = ({ kind, reason }: CompatibilityRow) => kind !== 'preferred' && reason.trim() === '';

function useOrganisationsForm(trainer: Trainer, shown: Compatibilities) {
  const nameOf = useLoadedGroupNames();
  const rows = compatibilityTexts.textOf(
    shown.rows.map(({ group, kind, reason }) => ({ groupId: group.id, kind, reason })),
  );
  return useForm({
    initial: { rows },
    baseValues: { rows },
    labels: { rows: 'Organisations' },
    words: {
      rows: rowsInWords(compatibilityTexts, ({ groupId, kind, reason }) =>
        [nameOf(groupId), compatibilityWords[kind], reason].filter((part) => part !== '').join(', '),
      ),
    },
    rules: {
      rows: [
        (text) =>
          compatibilityTexts.rowsOf(text).some(lacksReason)
            ? 'Enter the reason for each organisation to avoid or exclude'
            : undefined,
      ],
    },
    onSubmit: (values, baseValues) =>
      callEndpoint(changeCompatibilities, {
        params: { trainerUserId: trainer.id },
        body: { rows: compatibilityTexts.rowsOf(values.rows), baseValues },
      }),
  });
}

function OrganisationInputs({ row, name, change }: { row: CompatibilityRow } & RowInputs<CompatibilityRow>) {
  return (
    <>
      <div className={c.name}>{name}</div>
      <NativeSelect
        label="Kind"
        aria-label={`Kind for ${name}`}
        data={compatibilityKinds.map((value) => ({ value, label: compatibilityWords[value] }))}
        value={row.kind}
        onChange={(event) =>
          change({ kind: compatibilityKinds.find((known) => known === event.currentTarget.value) ?? 'avoid' })
        }
      />
      <TextInput
        label={row.kind === 'preferred' ? 'Reason (optional)' : 'Reason'}
        aria-label={`Reason for ${name}`}
        className={c.wide}
        maxLength={trainerLimits.reason}
        value={row.reason}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
    </>
  );
}

function OrganisationsForm({ trainer, shown }: { trainer: Trainer; shown: Compatibilities }) {
  const client = useQueryClient();
  const form = useOrganisationsForm(trainer, shown);
  const ids = compatibilityTexts.rowsOf(form.values.rows).map(({ groupId }) => groupId);
  const nameOf = useGroupNames(ids);
  const done = () => {
    showBanner({ message: 'Organisations saved', type: 'success' });
    void refreshTrainers(client);
  };
  return (
    <Card>
      <Form form={form} submitLabel="Save organisations" onDone={done}>
        <RowsField
          field={form.field('rows')}
          texts={compatibilityTexts}
          row="organisation"
          nameOf={({ groupId }) => nameOf(groupId)}
          keyOf={({ groupId }) => groupId}
          legend="in-title"
          empty="No organisation is preferred, avoided or excluded. Choose one below."
          chooser={(rows, add) => (
            <GroupFilter
              key={rows.length}
              value={null}
              onChange={(id) => {
                if (id !== '' && !ids.includes(Number(id))) add({ groupId: Number(id), kind: 'preferred', reason: '' });
              }}
              label="Add an organisation"
              placeholder="Choose an organisation"
            />
          )}
        >
          {(row, inputs) => <OrganisationInputs row={row} {...inputs} />}
        </RowsField>
      </Form>
    </Card>
  );
}

function Organisations({ trainer }: { trainer: Trainer }) {
  const query = useQuery(trainers.one(listCompatibilities, { params: { trainerUserId: trainer.id } }));
  return (
    <QueryView query={query} errorTitle="The organisations could not be loaded">
      {(shown) => <OrganisationsForm trainer={trainer} shown={shown} />}
    </QueryView>
  );
}

/** Organisations that a trainer prefers, avoids or never works for. */
export function TrainerOrganisationsScreen() {
  return <TrainerPage width="form">{(trainer) => <Organisations trainer={trainer} />}</TrainerPage>;
}
