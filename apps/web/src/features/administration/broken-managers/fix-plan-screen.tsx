import { plural, roleTitles } from '@doselore/contract';
import type { FixPlan } from '@doselore/contract/broken-managers';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { useRouteIdOrZero } from '../../../platform/routes/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { EmptyPanel, QueryView } from '../../../ui/states/index.ts';
import { DataTable, findRows, type PageOptions, pageRows, useListState } from '../../../ui/table/index.ts';
import { fixPlanQuery } from './broken-managers.queries.ts';
import c from './parts/broken-managers.module.css';
import { planColumns } from './parts/fault-columns.tsx';
import { useFixCommands } from './use-fix-commands.ts';

function Rights({ title, changes }: { title: string; changes: FixPlan['roles_lost'] }) {
  if (changes.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={c.rights}>
        {changes.map(({ person, role }) => (
          <li key={`${person.id} ${role}`}>
            <b>{person.name}</b> <span className="muted">{person.email}</span>: {roleTitles[role]}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const options: PageOptions<FixPlan['items'][number]> = { searchIn: ({ person }) => person?.name ?? '' };

function Prepared({ plan }: { plan: FixPlan }) {
  const area = useArea();
  const list = useListState({ perPage: 50 });
  const commands = useFixCommands();
  const data = pageRows(plan.items, list, options);
  const count = plan.items.length;
  return (
    <Stack gap="lg">
      {plan.gone > 0 && (
        <p>
          {plan.gone} of the selected problems {plural(plan.gone, 'is', 'are')} already fixed and{' '}
          {plural(plan.gone, 'was', 'were')} left out.
        </p>
      )}
      <DataTable
        label="Changes made by the repairs"
        what="repairs"
        columns={planColumns(area)}
        list={list}
        paper={{ readRows: async () => findRows(plan.items, list, options) }}
        query={{ data, isError: false, error: null, isFetching: false, refetch: () => undefined }}
        rowKey={(row) => row.key}
        rowName={({ person }) => person?.name ?? ''}
        empty={{ title: 'Nothing left to fix', message: 'Someone else has already fixed all of these.' }}
      />
      <Rights title="Roles removed" changes={plan.roles_lost} />
      <Rights title="Roles given" changes={plan.roles_gained} />
      <div className={c.buttons}>
        {count > 0 && (
          <Button color="brick" onClick={() => void commands.apply(plan)}>
            Make {count === 1 ? 'this repair' : `these ${count} repairs`}
          </Button>
        )}
        <Button component={Link} variant="default" to={area.to('broken-managers')}>
          {count > 0 ? 'Cancel' : 'Back to the list'}
        </Button>
      </div>
    </Stack>
  );
}

/** Preview of the chosen repairs as they would be made now, and the button that makes them. */
export function FixPlanScreen() {
  const area = useArea();
  const query = useQuery(fixPlanQuery(useRouteIdOrZero('planId')));
  return (
    <Page
      lead={
        query.data?.state === 'prepared' &&
        'Nothing has been changed yet. All repairs are made together or not at all. You can undo them for 30 days.'
      }
    >
      <QueryView query={query} errorTitle="These repairs cannot be shown">
        {(plan) =>
          plan.state === 'prepared' ? (
            <Prepared plan={plan} />
          ) : (
            <EmptyPanel
              title={plan.state === 'applied' ? 'These repairs have been made' : 'These repairs were made and undone'}
              message="The list shows when, and by whom."
              action={
                <Button component={Link} to={area.to('broken-managers')}>
                  Back to the list
                </Button>
              }
            />
          )
        }
      </QueryView>
    </Page>
  );
}
