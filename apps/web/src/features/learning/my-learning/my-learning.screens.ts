/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'sam.whitlock': [
    '/my-learning-zone',
    '/my-learning-zone/course-launch/online/2/1',
    '/my-learning-zone/course-launch/trainer-led/1/1',
    '/my-learning-zone/course-launch/trainer-led/2/1',
    '/my-learning-zone/modules/online/2/1',
    '/my-learning-zone/course-launch/distance/9/1',
    '/my-learning-zone/modules/distance/9/1',
    '/my-learning-zone/course-launch/paper-course/1/1',
    '/my-learning-zone/course-launch/paper-course/2/1',
    '/my-learning-zone/course-launch/external-course/1',
    '/my-learning-zone/course-launch/external-course/2',
    '/my-learning-zone/course-launch/external-course/none',
    '/my-learning-zone/course-launch/trainer-led/3/1',
  ],
};
