import type { Answer } from '@doselore/contract';
import type { listScos } from '@doselore/contract/courses';
import { Button } from '@mantine/core';
import { IconArchiveOff } from '@tabler/icons-react';
import { formatDay } from '../../../../ui/formats/index.ts';
import { useArchiveModule } from '../archiving/use-archive-module.ts';
import c from './courses.module.css';

type Props = { courseId: number; archived: Answer<typeof listScos>['archived'] };

/** Modules that a site admin has archived, last archived first. */
export function ArchivedModules({ courseId, archived }: Props) {
  const { restore } = useArchiveModule(courseId);
  return (
    <ul className={c.modules}>
      {archived.map((module) => (
        <li key={module.id} className={`card ${c.module}`}>
          <div className={c.facts}>
            <h3>{module.title}</h3>
            <p className={c.meta}>Archived {formatDay(module.archived_on)}</p>
          </div>
          <Button
            variant="default"
            size="sm"
            aria-label={`Restore: ${module.title}`}
            leftSection={<IconArchiveOff size={17} aria-hidden />}
            onClick={() => void restore(module)}
          >
            Restore
          </Button>
        </li>
      ))}
    </ul>
  );
}
