import { Page } from '../../../ui/page/index.ts';
import { CourseSamples } from './parts/course-samples.tsx';
import { DialogueSamples } from './parts/dialogue-samples.tsx';
import { FormSamples } from './parts/form-samples.tsx';
import { StateSamples } from './parts/state-samples.tsx';
import { TableSamples } from './parts/table-samples.tsx';

/** Component gallery: every component of `ui/` in every state, for developers. */
export function ComponentGalleryScreen() {
  return (
    <Page lead="For developers: every shared component in every state.">
      <DialogueSamples />
      <FormSamples />
      <TableSamples />
      <CourseSamples />
      <StateSamples />
    </Page>
  );
}
