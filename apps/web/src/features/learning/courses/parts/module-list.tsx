import { plural } from '@doselore/contract';
import type { Sco } from '@doselore/contract/courses';
import { takesText } from '@doselore/contract/product-details';
import { Button } from '@mantine/core';
import { IconArchive, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { useArchiveModule } from '../archiving/use-archive-module.ts';
import type { CourseDetail } from '../courses.queries.ts';
import { prerequisiteText } from '../prerequisite-text.ts';
import { useMoveSco } from '../use-move-sco.ts';
import { useLiveChange } from '../versions/use-live-change.ts';
import c from './courses.module.css';

type MoveProps = { sco: Sco; label: 'Move up' | 'Move down'; possible: boolean; onMove: () => void };

/** Button that moves a module. It stays focusable at the ends of the list, so that keyboard users keep their place. */
function MoveButton({ sco, label, possible, onMove }: MoveProps) {
  const Shown = label === 'Move up' ? IconArrowUp : IconArrowDown;
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={`${label}: ${sco.title}`}
      aria-disabled={!possible || undefined}
      data-disabled={!possible || undefined}
      leftSection={<Shown size={17} aria-hidden />}
      onClick={() => possible && onMove()}
    >
      {label}
    </Button>
  );
}

/** Describes how often the module was opened, and the share of attempts that failed. */
function attemptsText({ attempts, failed }: Sco): string | undefined {
  if (attempts === 0) return undefined;
  const share = failed === 0 ? '' : `, ${Math.max(1, Math.round((100 * failed) / attempts))}% failed`;
  return `${formatNumber(attempts)} ${plural(attempts, 'attempt', 'attempts')}${share}`;
}

type FactsProps = { sco: Sco; scos: readonly Sco[]; packageTitle: string | undefined };

function Facts({ sco, scos, packageTitle }: FactsProps) {
  const facts = [
    packageTitle,
    takesText(sco.minutes, sco.usual?.minutes ?? null) || undefined,
    sco.mastery_score === null ? undefined : `Pass mark ${sco.mastery_score}`,
    sco.max_attempts === null
      ? undefined
      : `At most ${sco.max_attempts} ${plural(sco.max_attempts, 'attempt', 'attempts')}`,
    prerequisiteText(sco, scos),
    attemptsText(sco),
  ].filter((fact) => fact !== undefined);
  return (
    <p className={c.meta}>
      {sco.scorm_type === 'asset' && <Tag>Reading only</Tag>}
      {sco.complete_on_open && <Tag hue="gentian">Complete on open</Tag>}
      {sco.allow_outside_connections && <Tag hue="amber">Outside connections</Tag>}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

type Props = {
  courseId: number;
  /** Undefined while it loads. */
  course: CourseDetail | undefined;
  scos: readonly Sco[];
  titleOfPackage: (packageId: number) => string | undefined;
};

/** Modules in course order. Buttons move them, instead of dragging. */
export function ModuleList({ courseId, course, scos, titleOfPackage }: Props) {
  const { to } = useArea();
  const { move, said } = useMoveSco(courseId);
  const { archive } = useArchiveModule(courseId);
  const mayChange = useLiveChange(course);
  const ask = async (sco: Sco, by: -1 | 1) => {
    if (await mayChange()) await move(sco, by);
  };
  return (
    <>
      <ol className={c.modules}>
        {scos.map((sco, place) => (
          <li key={sco.id} className={`card ${c.module}`}>
            <span className={c.place} aria-hidden="true">
              {place + 1}
            </span>
            <div className={c.facts}>
              <h3>
                <Link to={to('edit-sco', { scoId: sco.id })}>{sco.title}</Link>
              </h3>
              <Facts sco={sco} scos={scos} packageTitle={titleOfPackage(sco.package_id)} />
            </div>
            <div className={c.moves}>
              {scos.length > 1 && (
                <>
                  <MoveButton sco={sco} label="Move up" possible={place > 0} onMove={() => void ask(sco, -1)} />
                  <MoveButton
                    sco={sco}
                    label="Move down"
                    possible={place < scos.length - 1}
                    onMove={() => void ask(sco, 1)}
                  />
                </>
              )}
              <Button
                variant="default"
                size="sm"
                aria-label={`Archive: ${sco.title}`}
                leftSection={<IconArchive size={17} aria-hidden />}
                onClick={() => void archive(sco)}
              >
                Archive
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}
