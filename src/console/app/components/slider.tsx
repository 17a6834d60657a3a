type SliderProps = {
  /** Accessible name. */
  readonly label: string;
  /** The value in words, for screen readers. */
  readonly valueText: string;
  /** 0 to 100. */
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** A percentage, set by dragging or with the arrow keys. */
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
