import { getPartScreenshot } from "#/operations/screenshots/get-part-screenshot";
import { getScreenshot } from "#/operations/screenshots/get-screenshot";

/** Operations that return parts and markup as images. */
export const screenshotOperations = [getPartScreenshot, getScreenshot] as const;
