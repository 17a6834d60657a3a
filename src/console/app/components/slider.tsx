type SliderProps = {
  /** What it sets; heard, not seen. */
  readonly label: string;
  /** Where it stands, in words, for those who hear the page. */
  readonly valueText: string;
  /** 0 to 100. */
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** A share of a hundred to be set by dragging or with the arrow keys. */
export const Slider = ({ label, valueText, value, onChange }: SliderProps) => (
  <input
    type="range"
    className="slider"
    min={0}
    max={100}
    value={value}
    aria-label={label}
    aria-valuetext={valueText}
    onChange={(event) => onChange(Number(event.target.value))}
  />
);
