import type { GuideKey } from './guides.ts';

export type GuideSection = { heading: string; text: string };

const levelThree: GuideSection = {
  heading: 'What your level allows',
  text: 'Your Organisation has set the Service admin level to Low. You can see your members, their courses and certificates, and request licences. Ordering and issuing from the general pot is done by your Organisation admin.',
};

export const guideTexts: Record<GuideKey, readonly GuideSection[]> = {
  general: [
    {
      heading: 'Take a course',
      text: 'Open it from My Courses. Each pocket of the blister is a module: filled ones are done, the amber one is next.',
    },
    {
      heading: 'Leave a course',
      text: 'Use the Exit button inside the course. It saves your progress, and Resume brings you back to the same place.',
    },
    {
      heading: 'Results and certificates',
      text: 'Your score, your answers and your certificate are on the results page. Certificates are also listed under My Profile.',
    },
    {
      heading: 'Sessions with a trainer',
      text: 'The card of the course shows date and time of the next session, in UK time.',
    },
  ],
  'super-admin': [
    {
      heading: 'Organisations',
      text: 'Open an Organisation to see its members, licences and Services. The list on the left then shows its pages; the arrow on top leads back.',
    },
    {
      heading: 'Courses',
      text: 'A course holds one or more modules. Upload a package, put the modules in order, then publish the course.',
    },
    {
      heading: 'Find things',
      text: 'Each list has a search. Search, sorting and page stay in the address, so you can share or bookmark what you see.',
    },
  ],
  'organisation-admin': [
    {
      heading: 'Licences',
      text: 'Buy licences into the general pot. Issue them to members directly, or move them to the pool of a Service.',
    },
    {
      heading: 'Members',
      text: 'Add people one at a time or by bulk upload. Archive those who have left: their records stay.',
    },
    { heading: 'Ending certificates', text: 'Reports list certificates that end within 30, 60 and 90 days.' },
  ],
  trainer: [
    { heading: 'Your courses', text: 'My courses lists what you lead, with dates, places and members.' },
    {
      heading: 'Availability',
      text: 'Keep General availability up to date: booking enquiries are matched against it.',
    },
  ],
  'service-admin': [
    {
      heading: 'Your members',
      text: 'Open a member to see courses, results and certificates, and to issue a licence.',
    },
    { heading: 'Licences', text: 'Issue from the pool of your Service. When it runs low, request or order more.' },
  ],
  'service-admin-level-3': [
    levelThree,
    { heading: 'Your members', text: 'Open a member to see courses, results and certificates.' },
  ],
};
