import { listPictureColors } from "#/audit/picture-colors";
import type { DesignAuditRule } from "#/audit/rule";
import type { AssetKind } from "#/model/mark";

/** Pictures that show something. A texture may be a single tone. */
const picturedKinds: ReadonlySet<AssetKind> = new Set(["hero", "pattern", "illustration"]);
const [minColors, minShapes] = [2, 2];
const shapePattern = /<(?:path|rect|circle|ellipse|line|polygon|polyline|use|text|image)\b/g;

export const picturesDrawn: DesignAuditRule = {
  id: "pictures-drawn",
  summary: "Pictures show something: at least two shapes in two colours.",
  severity: "warning",
  safety: false,
  *check({ imagery }) {
    for (const { slug, kind, svg } of imagery.assets) {
      if (!picturedKinds.has(kind)) continue;
      const shapes = svg.match(shapePattern)?.length ?? 0;
      const colors = listPictureColors(svg).length;
      if (shapes >= minShapes && (colors >= minColors || /gradient|<image/i.test(svg))) continue;
      const drawn = shapes === 1 ? "one shape" : `${shapes} shapes`;
      yield {
        subject: `asset ${slug}`,
        message: `The picture is flat: ${drawn} in ${colors === 1 ? "one colour" : `${colors} colours`}.`,
        fix: "Draw a subject on the ground, or leave the picture out.",
      };
    }
  },
};
