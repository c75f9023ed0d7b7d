import type { Answer } from '@doselore/contract';
import type { listAbsences } from '@doselore/contract/absences';
import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid } from '@mantine/core';
import { Chart, RankBars } from '../../../../ui/chart/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { LineFacts, TabLine } from '../../../../ui/tab-line/index.ts';

type Shown = Pick<Answer<typeof listAbsences>, 'figures' | 'services' | 'trainers'>;

const percent = (part: number, whole: number) => (whole === 0 ? 'None' : `${Math.round((part / whole) * 100)}%`);
/** Bars of a chart. */
const most = 8;

/** Numbers of the report in one line, and folded charts of who the absences belong to. */
export function AbsenceFigures({ shown: { figures, services, trainers } }: { shown: Shown }) {
  const { absent, excused, caught_up: caughtUp, there } = figures;
  const bars = (rows: Shown['services']) =>
    rows.slice(0, most).map(({ id, name, count }) => ({ key: id, label: name, value: count }));
  const numbers = [
    { label: 'Absent', value: formatNumber(absent) },
    { label: 'Excused', value: formatNumber(excused) },
    { label: 'Absence rate', value: percent(absent, absent + there) },
    { label: 'Caught up', value: percent(caughtUp, absent + excused) },
  ];
  const charts = (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Ranking title="Services with most absences" name="Service" bars={bars(services)} />
      <Ranking title="Trainers with most absences" name="Trainer" bars={bars(trainers)} />
    </SimpleGrid>
  );
  return (
    <TabLine more={{ label: 'Services and trainers', content: charts }}>
      <LineFacts facts={numbers} />
    </TabLine>
  );
}

type RankingProps = { title: string; name: string; bars: { key: number; label: string; value: number }[] };

function Ranking({ title, name, bars }: RankingProps) {
  return (
    <Chart
      title={title}
      subject={`Absences by ${name.toLowerCase()}`}
      head={[name, 'Absences']}
      bars={bars}
      empty="None"
    >
      <RankBars bars={bars} />
    </Chart>
  );
}
