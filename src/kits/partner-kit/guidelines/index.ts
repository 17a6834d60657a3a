import type { DesignContent } from "#/model/design-content";
import type { Card } from "#/kits/partner-kit/card";
import { imageryCards } from "#/kits/partner-kit/guidelines/imagery";
import { markCard } from "#/kits/partner-kit/guidelines/mark";
import { paletteCard } from "#/kits/partner-kit/guidelines/palette";
import { rolesCard } from "#/kits/partner-kit/guidelines/roles";
import { shapeCard } from "#/kits/partner-kit/guidelines/shape";
import { spacingCard } from "#/kits/partner-kit/guidelines/spacing";
import { textStylesCard } from "#/kits/partner-kit/guidelines/text-styles";

/** The cards that show what is under the components: colour, type, spacing, shape, mark and imagery. */
export const guidelineCards = (content: DesignContent): readonly Card[] => [
  rolesCard(content),
  paletteCard(content),
  textStylesCard(content),
  spacingCard(content),
  shapeCard(content),
  markCard(content),
  ...imageryCards(content),
];
