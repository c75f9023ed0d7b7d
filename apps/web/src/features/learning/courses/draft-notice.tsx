import { Button } from '@mantine/core';
import { IconCircleDashed } from '@tabler/icons-react';
import c from './parts/courses.module.css';
import { useGoLive } from './versions/use-go-live.ts';

type Props = {
  courseId: number;
  version?: number;
  /** Version that is live instead of this one. */
  live?: { id: number; version: number } | null;
};

/** Says that a course or a version of it is not live and what follows from it, with the button that makes it live. */
export function DraftNotice({ courseId, version = 1, live = null }: Props) {
  const { ask, busy } = useGoLive();
  return (
    <section className={c.next} data-draft aria-labelledby={`draft-${courseId}`}>
      <IconCircleDashed size={24} stroke={1.75} aria-hidden />
      <div>
        <h2 id={`draft-${courseId}`}>{live === null ? 'Draft' : `Version ${version} is not live`}</h2>
        <p>
          {live === null
            ? 'This course is a draft. Organisations cannot request or issue it, and people with a licence see it on My Courses only when it is live.'
            : `Version ${live.version} is live. People who begin now do not see this version.`}
        </p>
        <Button variant="default" loading={busy} onClick={() => void ask({ courseId, version, live })}>
          Make live
        </Button>
      </div>
    </section>
  );
}
