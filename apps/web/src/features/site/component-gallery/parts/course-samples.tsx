import { IconAlertTriangle, IconCircleCheck, IconProgress } from '@tabler/icons-react';
import { Logo, Mark } from '../../../../ui/brand/index.ts';
import { Blister, CourseCover, motifs, StockGauge, Tag } from '../../../../ui/course/index.ts';
import { formatDay, formatLongDay, formatTimeRange } from '../../../../ui/formats/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { Count } from '../../../../ui/plural/index.ts';
import c from './sample.module.css';
import { Row, Sample, SampleGroup } from './sample.tsx';

export function CourseSamples() {
  return (
    <SampleGroup title="Signature parts">
      <Sample title="Brand">
        <Row>
          <Logo on="paper" />
          <Logo on="paper" compact />
          <Mark size={48} />
        </Row>
      </Sample>
      <Sample title="Tags">
        <Row>
          <Tag>Not started</Tag>
          <Tag hue="gentian" icon={IconProgress}>
            In progress
          </Tag>
          <Tag hue="leaf" icon={IconCircleCheck}>
            Completed
          </Tag>
          <Tag hue="amber" icon={IconAlertTriangle}>
            Expiring soon
          </Tag>
          <Tag hue="brick">Revoked</Tag>
          <Tag hue="bottle">Medium</Tag>
        </Row>
      </Sample>
      <Sample title="Blister">
        <div className={c.stack}>
          <Blister done={3} total={8} large />
          <Blister done={0} total={1} />
          <Blister done={5} total={5} />
          <Blister done={14} total={32} />
        </div>
      </Sample>
      <Sample title="Stock gauge">
        <Row>
          <StockGauge left={214} total={500} reorder={60} label="General pot" />
          <StockGauge left={12} total={150} reorder={25} label="Pool" />
          <StockGauge left={0} total={40} reorder={5} label="Pool" />
        </Row>
      </Sample>
      <Sample title="Covers">
        <div className={c.covers}>
          {motifs.map((motif, place) => (
            <div key={motif} className={c.cover}>
              <CourseCover motif={motif} hue={place % 2 === 0 ? 'bottle' : 'gentian'} />
            </div>
          ))}
        </div>
      </Sample>
      <Sample title="Facts, dates and counts">
        <Card title="Hove Church Road">
          <Facts
            facts={[
              { label: 'Table date', value: formatDay('2025-10-06') },
              { label: 'Prose date', value: formatLongDay('2025-10-06') },
              { label: 'Times', value: formatTimeRange('2025-10-06T14:00:00Z', '2025-10-06T15:30:00Z') },
              { label: 'Nothing', value: formatDay(null) },
              { label: 'One', value: <Count count={1} term="licence" /> },
              { label: 'None', value: <Count count={0} term="licence" /> },
            ]}
          />
        </Card>
      </Sample>
    </SampleGroup>
  );
}
