#pragma once

#include <array>
#include <cstddef>

#include "base/assert.h"

namespace shelfmark::base {

// A list with a fixed capacity that lives where it is declared: no allocation, no destructor.
// Elements beyond size() are not initialised, so a large list on the stack costs nothing.
template <class T, std::size_t Capacity>
class InlineVector {
public:
    void push_back(const T& value) {
        SHELFMARK_EXPECT(size_ < Capacity);
        storage_.items[size_++] = value;
    }
    void pop_back() { --size_; }
    void clear() { size_ = 0; }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }

    T& operator[](std::size_t index) {
        SHELFMARK_EXPECT(index < size_);
        return storage_.items[index];
    }
    const T& operator[](std::size_t index) const {
        SHELFMARK_EXPECT(index < size_);
        return storage_.items[index];
    }
    T& back() { return (*this)[size_ - 1]; }
    const T& back() const { return (*this)[size_ - 1]; }

    T* begin() { return storage_.items.data(); }
    T* end() { return storage_.items.data() + size_; }
    [[nodiscard]] const T* begin() const { return storage_.items.data(); }
    [[nodiscard]] const T* end() const { return storage_.items.data() + size_; }

private:
    // A union leaves its member alone until somebody writes to it.
    union Storage {
        Storage() {}  // NOLINT(modernize-use-equals-default): a defaulted one would be deleted
        std::array<T, Capacity> items;
    };

    std::size_t size_ = 0;
    Storage storage_;
};

}  // namespace shelfmark::base
