import { Button } from '@mantine/core';
import { IconCircleDashed } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../platform/banner/index.ts';
import { refreshAfterCourses, sendGoLive } from './courses.queries.ts';
import c from './parts/courses.module.css';

/** Says that a course is a draft and what follows from it, with the button that makes it live. */
export function DraftNotice({ courseId }: { courseId: number }) {
  const client = useQueryClient();
  const makeLive = useMutation({
    mutationFn: () => sendGoLive(courseId),
    onSuccess: async ({ title }) => {
      showBanner({ message: `${title} is live`, type: 'success' });
      await refreshAfterCourses(client);
    },
  });
  return (
    <section className={c.next} data-draft aria-labelledby={`draft-${courseId}`}>
      <IconCircleDashed size={24} stroke={1.75} aria-hidden />
      <div>
        <h2 id={`draft-${courseId}`}>Draft</h2>
        <p>
          This course is a draft. Organisations cannot request or issue it, and people with a licence see it on My
          Courses only when it is live.
        </p>
        <Button variant="default" loading={makeLive.isPending} onClick={() => makeLive.mutate()}>
          Make live
        </Button>
      </div>
    </section>
  );
}
