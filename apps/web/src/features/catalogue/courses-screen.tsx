import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';

const OnlineCourses = lazy(() => import('../courses/index.ts').then((m) => ({ default: m.OnlineCoursesScreen })));
const PaperCourses = lazy(() => import('../paper-courses/index.ts').then((m) => ({ default: m.PaperCoursesScreen })));
const ExternalCourses = lazy(() =>
  import('../external-courses/catalogue/index.ts').then((m) => ({ default: m.ExternalCoursesScreen })),
);

const FeedbackForms = lazy(() =>
  import('../feedback-forms/index.ts').then((m) => ({ default: m.FeedbackFormsScreen })),
);

const lists = { online: OnlineCourses, paper: PaperCourses, external: ExternalCourses, feedback: FeedbackForms };

/** The catalogue. `?tab=` of the address says which kind of courses it lists: online courses without it. */
export function CoursesScreen() {
  const [search] = useSearchParams();
  const List = lists[search.get('tab') as keyof typeof lists] ?? lists.online;
  return (
    <Suspense>
      <List />
    </Suspense>
  );
}
