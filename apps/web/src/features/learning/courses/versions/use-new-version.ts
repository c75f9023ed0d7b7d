import { addVersion } from '@doselore/contract/courses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { refreshAfterCourses } from '../courses.queries.ts';

type Copied = { id: number; title: string; version: number };

/** Makes a new version of a course after a question, and opens it. A call that is sent again makes no second one. */
export function useNewVersion() {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const create = useMutation({
    mutationFn: (courseId: number) =>
      callEndpoint(addVersion, { params: { courseId }, body: { idempotencyKey: key.current } }),
    onSuccess: async ({ id, title, version }) => {
      key.current = crypto.randomUUID();
      showBanner({ message: `Version ${version} of ${title} is a draft`, type: 'success' });
      await refreshAfterCourses(client);
      await navigate(to('edit-course', { courseId: id, justCreated: undefined }));
    },
  });
  const ask = async ({ id, title, version }: Copied) => {
    const answer = await askConfirm({
      title: `New version of ${title}?`,
      message: `It begins as a draft with everything of version ${version}: modules, texts, assessment and settings. Learners see no difference until you make it live.`,
      confirmLabel: 'New version',
    });
    if (answer === 'confirm') create.mutate(id);
  };
  return { ask, create: (courseId: number) => create.mutate(courseId), busy: create.isPending };
}
