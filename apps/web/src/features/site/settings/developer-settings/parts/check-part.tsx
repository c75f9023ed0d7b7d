import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { type QueryKey, type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showBanner } from '../../../../../platform/banner/index.ts';
import { Tag } from '../../../../../ui/course/index.ts';
import { formatAgo, formatNumber } from '../../../../../ui/formats/index.ts';
import { Card, type Fact, Facts } from '../../../../../ui/layout/index.ts';
import { QueryView } from '../../../../../ui/states/index.ts';
import c from './developer-settings.module.css';

type Ran = { checked_at: string; took_ms: number };
type Held<Check> = { last: Check | null };

type Props<Check extends Ran> = {
  title: string;
  lead: string;
  buttonLabel: string;
  /** Shown before the first check. */
  empty: string;
  query: UseQueryOptions<Held<Check>> & { queryKey: QueryKey };
  run: () => Promise<Check>;
  /** Describes what is wrong; undefined when nothing is. */
  problemOf: (check: Check) => string | undefined;
  passed: { banner: string; tag: string };
  factsOf: (check: Check) => readonly Fact[];
  /** List of everything that is wrong. */
  problems: (check: Check) => ReactNode;
};

/** A check that runs every night and on demand, with its last result. */
export function CheckPart<Check extends Ran>(props: Props<Check>) {
  const { title, lead, buttonLabel, empty, query, run, problemOf, passed, factsOf, problems } = props;
  const client = useQueryClient();
  const checkQuery = useQuery(query);
  const check = useMutation({
    mutationFn: run,
    onSuccess: (last) => {
      client.setQueryData<Held<Check>>(query.queryKey, { last });
      const problem = problemOf(last);
      showBanner(
        problem === undefined ? { message: passed.banner, type: 'success' } : { message: problem, type: 'error' },
      );
    },
  });
  const outcome = (last: Check) => {
    const problem = problemOf(last);
    return (
      <>
        <p>
          <Tag
            hue={problem === undefined ? 'leaf' : 'brick'}
            icon={problem === undefined ? IconCircleCheck : IconAlertTriangle}
          >
            {problem ?? passed.tag}
          </Tag>
        </p>
        <Facts
          facts={[
            { label: 'Checked', value: formatAgo(last.checked_at) },
            { label: 'Took', value: `${formatNumber(last.took_ms)} ms` },
            ...factsOf(last),
          ]}
        />
        {problem !== undefined && problems(last)}
      </>
    );
  };
  return (
    <Card
      title={title}
      actions={
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
          {buttonLabel}
        </Button>
      }
    >
      <p className={c.lead}>{lead}</p>
      <QueryView query={checkQuery} errorTitle="The last check could not be loaded">
        {({ last }) => (last === null ? <p className="muted">{empty}</p> : outcome(last))}
      </QueryView>
    </Card>
  );
}
