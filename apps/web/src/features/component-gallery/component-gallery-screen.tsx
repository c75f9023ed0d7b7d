import { Page } from '../../ui/page/index.ts';
import { CourseSamples } from './parts/course-samples.tsx';
import { DialogueSamples } from './parts/dialogue-samples.tsx';
import { FormSamples } from './parts/form-samples.tsx';
import { StateSamples } from './parts/state-samples.tsx';
import { TableSamples } from './parts/table-samples.tsx';

/** Developer page: every shared piece in every state, in both themes. */
export function ComponentGalleryScreen() {
  return (
    <Page lead="For developers: every shared piece, in every state.">
      <DialogueSamples />
      <FormSamples />
      <TableSamples />
      <CourseSamples />
      <StateSamples />
    </Page>
  );
}
