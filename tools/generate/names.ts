import { names } from '@nx/devkit';

/** The forms of a name that the templates use. */
export interface Names {
  /** `staff-survey`: folders and files. */
  fileName: string;
  /** `StaffSurvey`: components and schemas. */
  className: string;
  /** `staffSurvey`: functions. */
  propertyName: string;
  /** `staff_survey`: the type of a module in the contract. */
  type: string;
  /** `Staff survey`: headings. */
  words: string;
}

/** A name that cannot be used, with the way out; shown on the terminal. */
export class UnusableName extends Error {}

/** Makes every form of a name. Throws `UnusableName` for one that could not be a folder, a component and a type. */
export function namesOf(given: string): Names {
  const { fileName, className, propertyName } = names(given.trim());
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(fileName)) {
    throw new UnusableName(`"${given}" cannot be a name. Take lower-case words with dashes between them, such as staff-survey.`);
  }
  const spoken = fileName.replaceAll('-', ' ');
  return { fileName, className, propertyName, type: fileName.replaceAll('-', '_'), words: spoken[0]!.toUpperCase() + spoken.slice(1) };
}
