/** Steps from an empty site to the first certificate, in their order. */
export const firstStepNames = ['organisation', 'service', 'course', 'licences', 'people', 'certificate'] as const;
export type FirstStepName = (typeof firstStepNames)[number];

/** Kinds of records of the site that hang on the example data, so that these cannot be removed. */
export const exampleObstacleKinds = ['member', 'admin', 'elsewhere', 'service', 'course'] as const;
export type ExampleObstacleKind = (typeof exampleObstacleKinds)[number];

/** Minutes after which adding or removing that did not finish may be taken up again. */
export const exampleWorkMinutes = 2;
