import type { Given } from "#/model/given";

/** Pictures of which a design has one each. */
const singlePictures: ReadonlySet<string> = new Set(["hero", "hero-dark", "favicon", "app-icon", "social-card"]);

type Pictures = NonNullable<Given["pictures"]>;

/** The pictures with others, which replace those of the same name, and of kinds that there is one of. */
function mergePictures(pictures: Pictures = [], added: Pictures = []): Pictures {
  const isReplaced = ({ slug, kind }: Pictures[number]) =>
    added.some((other) => other.slug === slug || (other.kind === kind && singlePictures.has(kind)));
  return [...pictures.filter((picture) => !isReplaced(picture)), ...added];
}

/**
 * Given parts with more: faces by their use, pictures and icons by their names, groups of tokens and
 * parts of the voice replace those that were there; a mark replaces the mark.
 */
export function mergeGiven(given: Given, added: Given): Given {
  const pictures = mergePictures(given.pictures, added.pictures);
  const icons = [...new Map([...(given.icons ?? []), ...(added.icons ?? [])].map((icon) => [icon.name, icon])).values()];
  return {
    ...given,
    ...added,
    ...((given.tokens || added.tokens) && { tokens: { ...given.tokens, ...added.tokens } }),
    ...((given.faces || added.faces) && { faces: { ...given.faces, ...added.faces } }),
    ...((given.voice || added.voice) && { voice: { ...given.voice, ...added.voice } }),
    ...(pictures.length > 0 && { pictures }),
    ...(icons.length > 0 && { icons }),
  };
}
