/** Whether a selector names running text: the body of a document, paragraphs, entries of lists. */
export const isProse = (selector: string) =>
  selector
    .slice(0, 2000)
    .split(",")
    .some((each) => /(?:^|[\s>])(?:html|body|p|li|dd|blockquote|article|main|\.prose|:root)$/i.test(each.trim()));
